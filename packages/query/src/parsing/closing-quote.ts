/** What closes the quote a text ends in: a backslash at the end would make another one of it. */
export function closingQuote(text: string): string {
  const backslashes = /[\\＼]*$/.exec(text)?.[0].length ?? 0
  return backslashes % 2 === 1 ? '\\"' : '"'
}
