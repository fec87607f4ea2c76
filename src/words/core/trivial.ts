const LONGEST_PUSH = 80

/** Whether words only carry the work on: a greeting, a yes, a push. */
export function isTrivial(text: string): boolean {
  if (text.length > LONGEST_PUSH) return false
  const lower = text.toLowerCase()
  const first = WORD.exec(lower)
  // The first word of nearly every message shows that the message is no push.
  return first === null || (PUSHES.has(first[0]) && (lower.match(WORDS) ?? []).every((word) => PUSHES.has(word)))
}

/** Whether a push only thanks: neither a yes nor a next step. The work before such words is settled. */
export function isThanks(text: string): boolean {
  const words = isTrivial(text) ? (text.toLowerCase().match(WORDS) ?? []) : []
  return words.some((word) => THANKS.test(word)) && !words.some((word) => GO_ON.test(word))
}

const THANKS = /^(?:than(?:k|ks|x)|thx|danke|merci|gracias|obrigad[oa]|grazie|bedankt)$/
const GO_ON =
  /^(?:yes|yep|yeah|sure|ok|okay|fine|continue|go|ahead|carry|proceed|please|do|next|now|then|again|resume|keep|weiter|mach)$/

/** Signs of Japanese and Chinese end a word too. */
const WORD = /[a-z0-9'\u00c0-\u2fff\u3005-\u3007\u3031-\ud7ff/]+/
const WORDS = new RegExp(WORD, 'g')

/** Pushes like "looks good", "go on", "do it", "that works" and "you there", and thanks in ten more languages. */
const PUSHES = new Set(
  `hi hello hey thanks thank you thx ok okay k yes yep yeah y sure fine great good nice cool perfect continue go on ahead carry going
  proceed please do it next now then and looks lgtm sounds that works alright all right done again resume there keep very much so i
  understand understood got makes sense perfectly
  lfg weiter mach bitte ja oui continuez contin\u00faa sigue dawaj \u7ee7\u7eed \u7d9a\u3051\u3066 \uacc4\uc18d \uacc4\uc18d\ud574 \uacc4\uc18d\ud574\uc918
  danke sch\u00f6n sehr vielen dank merci beaucoup gracias muchas obrigado obrigada muito grazie mille bedankt dzi\u0119kuj\u0119
  \u0441\u043f\u0430\u0441\u0438\u0431\u043e \u0431\u043e\u043b\u044c\u0448\u043e\u0435
  \u3042\u308a\u304c\u3068\u3046 \u3042\u308a\u304c\u3068\u3046\u3054\u3056\u3044\u307e\u3059
  \u3042\u308a\u304c\u3068\u3046\u3054\u3056\u3044\u307e\u3057\u305f \u308f\u304b\u308a\u307e\u3057\u305f
  \u5206\u304b\u308a\u307e\u3057\u305f \u4e86\u89e3 \u4e86\u89e3\u3067\u3059 \u4e86\u89e3\u3057\u307e\u3057\u305f
  \u5b8c\u74a7\u3067\u3059 \u8c22\u8c22 \u8c22\u8c22\u4f60 \u8c22\u8c22\u60a8 \u591a\u8c22 \u8b1d\u8b1d
  \u660e\u767d \u660e\u767d\u4e86 \uac10\uc0ac\ud569\ub2c8\ub2e4 \uace0\ub9c8\uc6cc\uc694
  \uc54c\uaca0\uc2b5\ub2c8\ub2e4`.split(/\s+/),
)
