/** Names of files whose content is nobody's business, whatever it looks like; as git's pathspecs write them. */
export const PRIVATE_NAMES: readonly string[] =
  `.env* *.pem *.key *.p12 *.pfx *.jks *.keystore id_rsa* id_ed25519* id_ecdsa* .netrc .npmrc .pypirc *credential*
  *secret*`.split(/\s+/)

const PATTERN = new RegExp(
  `^(?:${PRIVATE_NAMES.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '.*')).join('|')})$`,
  'i',
)

/** Whether a file may be named, but not quoted. */
export function isPrivateFile(path: string): boolean {
  return PATTERN.test(path.slice(path.lastIndexOf('/') + 1))
}
