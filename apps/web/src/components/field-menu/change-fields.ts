/** A field and whether it is shown. */
export interface MenuField<Field extends string> {
  readonly field: Field
  readonly shown: boolean
}

/** The visible fields after one was switched on, at the end, or off. Pure. */
export function toggleField<Field extends string>(fields: readonly MenuField<Field>[], field: Field): readonly Field[] {
  const before = shownOf(fields)
  return before.includes(field) ? before.filter((one) => one !== field) : [...before, field]
}

/** The visible fields after one was moved one position forward (-1) or back (1); the ends stay. Pure. */
export function stepField<Field extends string>(fields: readonly MenuField<Field>[], field: Field, by: 1 | -1): readonly Field[] {
  const before = shownOf(fields)
  const from = before.indexOf(field)
  const to = from + by
  return from === -1 || to < 0 || to >= before.length ? before : before.toSpliced(from, 1).toSpliced(to, 0, field)
}

/**
 * The visible fields after one was dragged before or after another. A hidden one dropped among the visible ones becomes visible; among
 * the hidden ones, which have no order, a visible one becomes last and a hidden one stays hidden. Pure.
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
