/** The colours with one replaced; if it is already used, the two are swapped, so that no two words look the same. Pure. */
export function changeColour<Colour>(colours: readonly Colour[], index: number, colour: Colour): readonly Colour[] {
  const before = colours[index]
  if (before === undefined) return colours
  return colours.map((one, at) => (at === index ? colour : one === colour ? before : one))
}
