import { analyzeText } from '@gezhi/query'

const HYPHEN = /[-\u2010\u2011]/
const LATIN = /^[a-z]{2,}$/

/** Words that stand joined by a hyphen in a text, each as `lithiumion lithium ion`: joined, then apart. Pure. */
export function compoundsOf(text: string): string[] {
  if (!HYPHEN.test(text)) return []
  const { tokens, starts, ends } = analyzeText(text)
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1]
    if (before === undefined || !LATIN.test(before) || !LATIN.test(token)) return []
    const end = ends[i - 1] as number
    return (starts[i] as number) - end === 1 && HYPHEN.test(text.charAt(end)) ? [`${before}${token} ${before} ${token}`] : []
  })
}
