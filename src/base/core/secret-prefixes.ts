import { ACCOUNT, ALONE_OR_ESCAPED, createScan } from './prefix-scan.ts'
import { once } from './remember.ts'
import { createShape, type SecretShape } from './secret-shape.ts'
import { isRandom, REDACTED } from './secret-value.ts'

/**
 * Keys that begin as their provider says. The table stands by hand. The package secretlint (MIT) ships its providers as
 * code that reports and needs Node 22. The rules of gitleaks (MIT) are written for RE2 and ask for words nearby. Neither
 * knows command lines; both served as lists of formats. Texts before a pattern say how its matches begin. An account may
 * begin with any word.
 */
export const PREFIXES: readonly (readonly [begins: string, source: string])[] = [
  ['sk rk', '(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}'],
  ['whsec_', 'whsec_[A-Za-z0-9+/=]{24,}'],
  ['gh', 'gh[pousr]_[A-Za-z0-9]{20,}'],
  ['github_pat_', 'github_pat_[A-Za-z0-9_]{20,}'],
  ['gl', 'gl(?:pat|dt|rt|ptt|soat|cbt|ft|ffct|imt|oas|agent)-[A-Za-z0-9_-]{16,}(?:\\.[a-z0-9]{2}\\.[a-z0-9]{6,})?'],
  ['GR1348941', 'GR1348941[A-Za-z0-9_-]{16,}'],
  ['AKIA ASIA ABIA ACCA A3T', '(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}(?![A-Za-z0-9])'],
  ['IQoJb3JpZ2lu', 'IQoJb3JpZ2lu[A-Za-z0-9+/=]{40,}'],
  ['AIza', 'AIza[A-Za-z0-9_-]{30,}'],
  ['ya29', 'ya29\\.[A-Za-z0-9_-]{20,}'],
  ['GOCSPX-', 'GOCSPX-[A-Za-z0-9_-]{20,}'],
  ['1//0', '1//0[A-Za-z0-9_-]{40,}'],
  ['xox', 'xox[abeoprs]-[A-Za-z0-9-]{10,}'],
  ['xapp-', 'xapp-[A-Za-z0-9-]{10,}'],
  ['npm_', 'npm_[A-Za-z0-9]{30,}'],
  ['hf_', 'hf_[A-Za-z0-9]{20,}'],
  ['api_org_', 'api_org_[A-Za-z0-9]{20,}'],
  ['pypi-', 'pypi-[A-Za-z0-9_-]{20,}'],
  ['do', 'do[por]_v1_[a-f0-9]{32,}'],
  ['SG', 'SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}'],
  ['eyJ', 'eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}'],
  ['eyJ', 'eyJ(?:hIjoi|rIjoi)[A-Za-z0-9_+/=-]{60,}'],
  ['ZXlKaGJHY2lPaU', 'ZXlKaGJHY2lPaU[A-Za-z0-9+/=]{40,}'],
  ['key-', 'key-[0-9a-f]{32}(?![0-9A-Za-z])'],
  ['sq0', 'sq0(?:atp|csp|idp)-[A-Za-z0-9_-]{22,}'],
  ['shp', 'shp(?:at|ca|pa|ss|ua)_[a-fA-F0-9]{32}'],
  ['AT', 'AT[AC]TT3[A-Za-z0-9_=-]{30,}'],
  ['ATBB', 'ATBB[A-Za-z0-9]{24,}'],
  ['AKCp', 'AKCp[A-Za-z0-9]{50,}'],
  ['cmVmd', 'cmVmd[A-Za-z0-9]{50,}'],
  ['oy2', 'oy2[a-z0-9]{43}(?![A-Za-z0-9])'],
  ['dapi', 'dapi[0-9a-f]{32}(?:-\\d)?(?![0-9A-Za-z])'],
  ['lin_', 'lin_(?:api|oauth)_[A-Za-z0-9_-]{24,}'],
  ['ntn figd nfp rnd', '(?:ntn|figd|nfp|rnd)_[A-Za-z0-9_-]{24,}'],
  ['secret_', 'secret_[A-Za-z0-9]{43}(?![A-Za-z0-9])'],
  ['vc', 'vc[piark]_[A-Za-z0-9]{20,}'],
  ['cf', 'cf(?:k|ut|at)_[A-Za-z0-9]{40,}'],
  ['v1', 'v1\\.0-[a-f0-9]{24}-[a-f0-9]{100,}'],
  ['pscale_', 'pscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{20,}'],
  ['sbp_', 'sbp_[0-9a-f]{40}'],
  ['sb_secret_', 'sb_secret_[A-Za-z0-9_-]{20,}'],
  ['hv', 'hv[sbr]\\.[A-Za-z0-9_-]{20,}'],
  ['dp', 'dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9.]{30,}'],
  ['ops_eyJ', 'ops_eyJ[A-Za-z0-9_+/=-]{60,}'],
  ['tskey-', 'tskey-[a-z]{2,20}-[A-Za-z0-9_]{8,40}-[A-Za-z0-9_]{16,}'],
  ['fo1_', 'fo1_[A-Za-z0-9_-]{40,}'],
  ['fm', 'fm(?:1[ar]|2)_[A-Za-z0-9+/=]{60,}'],
  ['HRKU-', 'HRKU-[A-Za-z0-9_-]{30,}'],
  ['sha256~', 'sha256~[A-Za-z0-9_-]{40,}'],
  ['pul-', 'pul-[0-9a-f]{40}'],
  ['NR', 'NR(?:AK|II|JS)-[A-Za-z0-9]{19,}'],
  ['glsa_', 'glsa_[A-Za-z0-9_]{30,}'],
  ['glc_', 'glc_[A-Za-z0-9_=+/]{30,}'],
  ['sntry', 'sntry[su]_[A-Za-z0-9_=+/]{40,}'],
  ['dckr_', 'dckr_[po]at_[A-Za-z0-9_-]{20,}'],
  ['rubygems_', 'rubygems_[0-9a-f]{48}'],
  ['CLOJARS_', 'CLOJARS_[a-z0-9]{50,}'],
  ['gsk_', 'gsk_[A-Za-z0-9]{40,}'],
  ['xai-', 'xai-[A-Za-z0-9]{60,}'],
  ['pplx-', 'pplx-[A-Za-z0-9]{40,}'],
  ['r8_', 'r8_[A-Za-z0-9]{36,}'],
  ['lsv2_', 'lsv2_[a-z]{2}_[a-f0-9_]{40,}'],
  ['CCIPAT_', 'CCIPAT_[A-Za-z0-9_]{40,}'],
  ['bkua_', 'bkua_[a-f0-9]{40}'],
  ['sq', 'sq[upa]_[a-f0-9]{40}'],
  ['PMAK-', 'PMAK-[a-f0-9]{24}-[a-f0-9]{34}'],
  ['xkeysib-', 'xkeysib-[A-Za-z0-9-]{60,}'],
  ['shippo_', 'shippo_[a-z]{4}_[a-f0-9]{40}'],
  ['pat', 'pat[A-Za-z0-9]{14}\\.[a-f0-9]{64}'],
  ['pat sat', '[ps]at\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9]{24}\\.[A-Za-z0-9]{20}'],
  ['dt0', 'dt0[cs]0\\d\\.[A-Z0-9]{8,24}\\.[A-Z0-9]{64}'],
  ['API-', 'API-[A-Z0-9]{26}(?![A-Za-z0-9])'],
  ['EAA', 'EAA[CM][A-Za-z0-9]{80,}'],
  ['sk', 'sk\\.eyJ[A-Za-z0-9_-]{40,}\\.[A-Za-z0-9_-]{16,}'],
  ['EZ', 'EZ[AT]K[A-Za-z0-9]{54}'],
  ['duffel_', 'duffel_(?:test|live)_[A-Za-z0-9_=-]{40,}'],
  ['fio-u-', 'fio-u-[A-Za-z0-9_=-]{40,}'],
  ['rdme_', 'rdme_[A-Za-z0-9]{60,}'],
  ['FLWSECK', 'FLWSECK(?:_TEST)?-[a-h0-9]{12,}(?:-X)?'],
  ['ico-', 'ico-[A-Za-z0-9]{32}'],
  ['pnu_', 'pnu_[A-Za-z0-9]{36}'],
  ['tk-us-', 'tk-us-[A-Za-z0-9_-]{48}'],
  ['sm_', 'sm_[aps]at_[A-Za-z0-9]{16}'],
  ['cio', 'cio[A-Za-z0-9]{32}(?![A-Za-z0-9])'],
  ['SK', 'SK[a-f0-9]{32}(?![A-Za-z0-9])'],
  ['AGE-SECRET-KEY-1', 'AGE-SECRET-KEY-1[0-9A-Z]{50,}'],
  ['A3-', 'A3-[A-Z0-9]{6}-[A-Z0-9]{6}-?[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3}'],
  ['LTAI', 'LTAI[A-Za-z0-9]{16,24}(?![A-Za-z0-9])'],
  ['AKID', 'AKID[A-Za-z0-9]{32}(?![A-Za-z0-9])'],
  ['AQVN', 'AQVN[A-Za-z0-9_-]{35,38}(?![A-Za-z0-9_-])'],
  ['ABSK', 'ABSK[A-Za-z0-9+/=]{100,}'],
  ['ATTA', 'ATTA[0-9a-f]{64,}'],
  ['CFPAT-', 'CFPAT-[A-Za-z0-9_-]{40,}'],
  ['nvapi-', 'nvapi-[A-Za-z0-9_-]{40,}'],
  ['npg_', 'npg_[A-Za-z0-9]{12,}'],
  ['hc', 'hc[abx][a-z]k_[a-z0-9]{50,}'],
  ['sl', 'sl\\.(?:u\\.)?[A-Za-z0-9_-]{100,}'],
  ['sdk mob pat-', '(?:sdk|mob|pat-[a-z]{2}\\d)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![A-Za-z0-9])'],
  ['1/ 2/', '[12]/\\d{13,}(?:/\\d{13,})?:[0-9a-f]{32}(?![A-Za-z0-9])'],
  ['ph', 'ph[xs]_[A-Za-z0-9_]{40,}'],
  ['re_', 're_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}(?![A-Za-z0-9])'],
  ['tfp_', 'tfp_[A-Za-z0-9_]{40,}'],
  ['sgp_', 'sgp_(?:(?:[a-f0-9]{16}|local)_)?[a-f0-9]{40}'],
  ['e2b tgp_v1', '(?:e2b|tgp_v1)_[a-f0-9]{40,}'],
  ['fc-', 'fc-[a-f0-9]{32}(?![A-Za-z0-9])'],
  ['rpa_', 'rpa_[A-Z0-9]{40,}'],
  ['xprv yprv zprv tprv', '(?:xprv|yprv|zprv|tprv)[1-9A-HJ-NP-Za-km-z]{90,}'],
  ['5', '5[HJK][1-9A-HJ-NP-Za-km-z]{49}(?![A-Za-z0-9])'],
  ['K L', '[KL][1-9A-HJ-NP-Za-km-z]{51}(?![A-Za-z0-9])'],
  ['', ACCOUNT],
  ['M N O', '[MNO][A-Za-z0-9_-]{22,28}\\.[A-Za-z0-9_-]{6}\\.[A-Za-z0-9_-]{27,45}(?![A-Za-z0-9_-])'],
]

/** Keys whose known part stands behind their first characters. */
const MARKED: readonly (readonly [needles: readonly string[], rest: string])[] = [
  [['-us1', '-us2', '-us3', '-us4', '-us5', '-us6', '-us7', '-us8', '-us9'], '[0-9a-f]{32}-us\\d{1,2}(?![0-9A-Za-z])'],
  [['q~'], '[A-Za-z0-9_~.]{3}\\dQ~[A-Za-z0-9_~.-]{30,36}'],
  [['.atlasv1.'], '[A-Za-z0-9]{14}\\.atlasv1\\.[A-Za-z0-9_-]{40,}'],
  [['nral'], '[a-f0-9]{36}NRAL'],
  [['_mmk'], '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk'],
  [['aaaa'], 'AAAA[A-Za-z0-9_-]{7}:[A-Za-z0-9_-]{130,}'],
  [[':aa'], '\\d{8,10}:AA[A-Za-z0-9_-]{32,}'],
]

/** A name of a provider, and characters without an order behind it: so new providers make their keys. */
const NAMED_RUN = () =>
  /(?<![A-Za-z0-9_/+.-])(?!sha\d|md5|h1)([A-Za-z][A-Za-z0-9]{1,11}[_-](?:[A-Za-z0-9]{1,16}[_-]){0,2})([A-Za-z0-9]{32,})[A-Za-z0-9_-]{0,400}(?![/+])/g

/** Digits among letters, and a change of kind at every other character: so neither hexadecimal nor words in camel case. */
function isShuffled(run: string): boolean {
  const kinds = run.replace(/\d/g, '0').replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A')
  const changes = [...kinds].filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length
  // Words that are joined seldom have fifty letters.
  return isRandom(run) && changes >= (run.length - 1) * (run.length < 48 ? 0.48 : 0.4)
}

/** Keys that their provider made recognizable, wherever they stand. */
export const listPrefixShapes = (): readonly SecretShape[] => [
  { needles: [''], redact: createScan(PREFIXES) },
  // In a name of a file or a branch, a key stands behind a word. Only beginnings that no word has count there.
  createShape(
    ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_', 'glpat-', 'sk-ant-', 'xox', 'akia', 'aiza'],
    () =>
      /(?<=[_-])(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{40,}|glpat-[\w-]{20,}|sk-ant-[\w-]{40,}|xox[abeoprs]-[A-Za-z0-9-]{20,}|AKIA[A-Z0-9]{16}(?![A-Za-z0-9])|AIza[\w-]{35})/g,
  ),
  ...MARKED.map(([needles, rest]): SecretShape => {
    const pattern = once(() => new RegExp(`${ALONE_OR_ESCAPED}${rest}`, 'g'))
    return { needles, redact: (text) => text.replace(pattern(), REDACTED) }
  }),
  {
    needles: ['_', '-'],
    redact: (text) =>
      text.replace(NAMED_RUN(), (whole, _name, run: string) => (isShuffled(run.slice(0, 400)) ? REDACTED : whole)),
  },
  // The token of a bot stands in a path there, behind letters.
  createShape(['/bot'], () => /(\/bot)\d{8,10}:AA[A-Za-z0-9_-]{32,}/g),
  createShape(
    ['$'],
    () => /\$(?:1|2[abxy]?|5|6|7|y|gy|apr1|argon2(?:id?|d)|scrypt|pbkdf2[\w-]{0,12})\$[A-Za-z0-9./+=,$]{20,200}/g,
  ),
]
