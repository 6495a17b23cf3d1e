import type { DialectGrammar, DialectToken } from './dialect-token.ts'

/** Splits a query into tokens by a grammar; every character is part of a token or white space. Never throws. Pure. */
export function scanDialect(text: string, grammar: DialectGrammar): readonly DialectToken[] {
  const tokens: DialectToken[] = []
  let at = 0
  while (at < text.length) {
    const space = /\s+/y
    space.lastIndex = at
    at += space.exec(text)?.[0].length ?? 0
    if (at >= text.length) break
    const found = tokensAt(text, at, grammar)
    tokens.push(...found.tokens)
    at = found.end
  }
  return tokens
}

function tokensAt(text: string, at: number, { rules }: DialectGrammar): { tokens: readonly DialectToken[]; end: number } {
  for (const { pattern, tokens } of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const made = match === null || match[0] === '' ? null : tokens(match)
    if (match === null || made === null) continue
    const end = at + match[0].length
    const list = Array.isArray(made) ? (made as readonly DialectToken[]) : [made as DialectToken]
    return { tokens: list.map((token) => ({ ...token, start: at, end })), end }
  }
  return { tokens: [{ kind: 'lost', code: 'unreadable', start: at, end: at + 1 }], end: at + 1 }
}
