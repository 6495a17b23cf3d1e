/** Names of the tag colours, in the order of their numbers from 1; captions are `marks.colours.<name>` in the catalogue of the shell. */
export const TAG_COLOURS = ['red', 'amber', 'green', 'blue', 'purple', 'grey'] as const
export type TagColour = (typeof TAG_COLOURS)[number]

/** The colour of a number; undefined for an unknown one. */
export function tagColour(tag: number | null): TagColour | undefined {
  return tag === null ? undefined : TAG_COLOURS[tag - 1]
}
