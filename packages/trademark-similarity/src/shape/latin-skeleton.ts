/** Letters and digits that print alike, each with the one that stands for all of them. */
const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '!': 'l',
  j: 'l',
  '5': 's',
  '8': 'b',
  '2': 'z',
  '6': 'b',
  '9': 'g',
  q: 'g',
  v: 'u',
  '3': 'e',
}

const JOINED: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv|uu/g, 'w'],
  [/cl/g, 'd'],
]

/** The shape of folded Latin text: texts that print alike have the same, such as `go0gle` and `google`, `corn` and `com`. Pure. */
export function latinSkeleton(text: string): string {
  const joined = JOINED.reduce((shape, [pattern, to]) => shape.replace(pattern, to), text)
  return letterSkeleton(joined)
}

/** As `latinSkeleton`, letter by letter: the result has the length of the text. Pure. */
export function letterSkeleton(text: string): string {
  let shape = ''
  for (const letter of text) shape += ALIKE[letter] ?? letter
  return shape
}
