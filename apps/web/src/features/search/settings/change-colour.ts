/** The colours with one in another's place: where that has it already, the two change places, so that no two words look alike. Pure. */
export function changeColour<Colour>(colours: readonly Colour[], index: number, colour: Colour): readonly Colour[] {
  const before = colours[index]
  if (before === undefined) return colours
  return colours.map((one, at) => (at === index ? colour : one === colour ? before : one))
}
