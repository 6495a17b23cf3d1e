import { DISPLAY_SCENES, type DisplayFields, type DisplayScene } from '../kinds/display-fields.ts'
import { PATENT_DISPLAY_FIELDS } from '../patents/display-fields.ts'

/** Kinds of record whose displayed fields users choose, by name. */
export const DISPLAYED_KINDS: Readonly<Record<string, DisplayFields>> = { patent: PATENT_DISPLAY_FIELDS }

/** The kind of a request that names none. */
export const FIRST_DISPLAYED_KIND = Object.keys(DISPLAYED_KINDS)[0]!

/** The key of the fields of a kind and a scene in a user's settings. Those of the first kind are stored under the name of the scene. */
export function fieldsKey(kind: string, scene: DisplayScene): string {
  return kind === FIRST_DISPLAYED_KIND ? scene : `${kind}.${scene}`
}

/** Every kind and scene whose fields can be chosen, with the key of their fields. */
export const FIELD_CHOICES = Object.entries(DISPLAYED_KINDS).flatMap(([kind, fields]) =>
  DISPLAY_SCENES.map((scene) => ({ key: fieldsKey(kind, scene), fields, scene })),
)
