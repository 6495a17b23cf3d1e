/** A field and whether it is shown. */
export interface MenuField<Field extends string> {
  readonly field: Field
  readonly shown: boolean
}

/** The fields to be shown after one was switched on, at the end, or off. Pure. */
export function toggleField<Field extends string>(fields: readonly MenuField<Field>[], field: Field): readonly Field[] {
  const before = shownOf(fields)
  return before.includes(field) ? before.filter((one) => one !== field) : [...before, field]
}

/** The fields to be shown after one went a place forward (-1) or back (1); the ends stay. Pure. */
export function stepField<Field extends string>(fields: readonly MenuField<Field>[], field: Field, by: 1 | -1): readonly Field[] {
  const before = shownOf(fields)
  const from = before.indexOf(field)
  const to = from + by
  return from === -1 || to < 0 || to >= before.length ? before : before.toSpliced(from, 1).toSpliced(to, 0, field)
}

/**
 * The fields to be shown after one was dragged before or behind another. A hidden one that is dropped among the shown is shown there; what
 * is dropped among the hidden, whose order nobody sees, comes last if it is shown and stays hidden if not. Pure.
 */
export function moveField<Field extends string>(
  fields: readonly MenuField<Field>[],
  field: Field,
  target: Field,
  side: 'before' | 'after',
): readonly Field[] {
  const before = shownOf(fields)
  const others = before.filter((one) => one !== field)
  const at = others.indexOf(target)
  if (at !== -1) return others.toSpliced(side === 'before' ? at : at + 1, 0, field)
  return before.includes(field) && target !== field ? [...others, field] : before
}

function shownOf<Field extends string>(fields: readonly MenuField<Field>[]): Field[] {
  return fields.filter(({ shown }) => shown).map(({ field }) => field)
}
