/** A shape of secret, and the needles without which the shape is not looked for. */
export interface SecretShape {
  /**
   * Every match has one of these texts, in lower case. A search for needles costs a hundredth of trying the pattern.
   */
  readonly needles: readonly string[]
  /** A first group is kept before the secret, a second group after the secret. */
  readonly pattern: RegExp
}

/** Words that mark a value as a secret when they name the value. `max_tokens` and its kin are counts. */
export const SECRET_NAME =
  '(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|signing[_-]?key|encryption[_-]?key|credential|\\bpwd)'
export const NAME_NEEDLES = ['secret', 'token', 'passw', 'passphrase', 'key', 'credential', 'pwd']

/** A match may not begin inside a longer run of characters: so each run is tried once, whatever characters follow. */
const ALONE = '(?<![A-Za-z0-9_-])'

/** Prefixes by which providers make their keys known, each with the pattern of a whole key. */
const PREFIXES: readonly (readonly [needles: readonly string[], rest: string])[] = [
  [['sk-', 'sk_', 'rk_', 'rk-'], '(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}'],
  [['whsec_'], 'whsec_[A-Za-z0-9+/=]{24,}'],
  [['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], 'gh[pousr]_[A-Za-z0-9]{20,}'],
  [['github_pat_'], 'github_pat_[A-Za-z0-9_]{20,}'],
  [['gl'], 'gl(?:pat|dt|rt|ptt|soat|cbt|ft|imt|agent)-[A-Za-z0-9_-]{16,}'],
  [['akia', 'asia'], '(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])'],
  [['aiza', 'ya29.', 'gocspx-'], '(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,}|GOCSPX-[A-Za-z0-9_-]{20,})'],
  [['xox', 'xapp-'], '(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}'],
  [
    ['npm_', 'hf_', 'pypi-', '_v1_'],
    '(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})',
  ],
  [['sg.'], 'SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}'],
  [['eyj'], 'eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}'],
  [['key-'], 'key-[0-9a-f]{32}(?![0-9A-Za-z])'],
  [
    ['-us0', '-us1', '-us2', '-us3', '-us4', '-us5', '-us6', '-us7', '-us8', '-us9'],
    '[0-9a-f]{32}-us\\d{1,2}(?![0-9A-Za-z])',
  ],
  [['sq0'], 'sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,}'],
  [['shp'], 'shp(?:at|ca|pa|ss|ua)_[a-fA-F0-9]{32}'],
  [['atatt3', 'atctt3'], 'AT[AC]TT3[A-Za-z0-9_=-]{30,}'],
  [['dapi'], 'dapi[0-9a-f]{32}(?:-\\d)?(?![0-9A-Za-z])'],
  [['lin_api_', 'ntn_', 'figd_', 'nfp_', 'rnd_'], '(?:lin_api|ntn|figd|nfp|rnd)_[A-Za-z0-9_-]{24,}'],
  [['pscale_'], 'pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{20,}'],
  [['sbp_', 'sb_secret_'], '(?:sbp_[0-9a-f]{40}|sb_secret_[A-Za-z0-9_-]{20,})'],
  [['hvs.', 'hvb.'], 'hv[sb]\\.[A-Za-z0-9_-]{20,}'],
  [['.atlasv1.'], '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_-]{40,}'],
  [['dp.'], 'dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9.]{30,}'],
  [['pul-'], 'pul-[0-9a-f]{40}'],
  [['nrak-'], 'NRAK-[A-Z0-9]{27}'],
  [['glsa_', 'glc_'], '(?:glsa|glc)_[A-Za-z0-9_=+/]{30,}'],
  [['sntrys_', 'sntryu_'], 'sntry[su]_[A-Za-z0-9_=+/]{40,}'],
  [['dckr_pat_', 'rubygems_'], '(?:dckr_pat_[A-Za-z0-9_-]{20,}|rubygems_[0-9a-f]{48})'],
  [
    ['gsk_', 'xai-', 'pplx-', 'r8_'],
    '(?:gsk_[A-Za-z0-9]{40,}|xai-[A-Za-z0-9]{60,}|pplx-[A-Za-z0-9]{40,}|r8_[A-Za-z0-9]{36,})',
  ],
  [['age-secret-key-'], 'AGE-SECRET-KEY-1[0-9A-Z]{50,}'],
  [[':aa'], '\\d{8,10}:AA[A-Za-z0-9_-]{32,}'],
]

/**
 * Formats of well-known credentials, then values that stand in a certain place. Every pattern is linear in the text,
 * which may be hostile.
 */
export const SECRET_SHAPES: readonly SecretShape[] = [
  {
    needles: ['private key'],
    pattern:
      /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)/g,
  },
  ...PREFIXES.map(([needles, rest]) => ({ needles, pattern: new RegExp(`${ALONE}${rest}`, 'g') })),
  { needles: ['hooks.slack.com'], pattern: /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g },
  {
    needles: ['/api/webhooks/'],
    pattern: /(discord(?:app)?\.com\/api\/webhooks\/\d{1,30}\/)[A-Za-z0-9_-]{20,}/g,
  },
  { needles: ['sig='], pattern: /([?&]sig=)[A-Za-z0-9%+/_=-]{30,}/g },
  { needles: ['://'], pattern: /(:\/\/[^\s:/@]{0,100}:)[^\s@/]{1,200}(@)/g },
  {
    needles: ['authorization'],
    pattern: /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi,
  },
  { needles: ['bearer', 'basic'], pattern: /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi },
  { needles: ['-u ', '-u=', '--user ', '--user='], pattern: /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g },
  {
    needles: NAME_NEEDLES,
    pattern: new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, 'gi'),
  },
]
