import { createContext, use } from 'react'
import type { FacetField } from './searchable-kind.ts'

/** A field that users defined in an index of a project; those of one name are one. */
export interface OwnListField {
  /** As queries name it: `my.评级`. It is the key of its facet and of its column. */
  readonly name: string
  readonly title: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** The fields that lists show beside those of their kind. */
export const OwnFieldsContext = createContext<readonly OwnListField[]>([])

/** The fields of indexes that the user may read, in a list; empty elsewhere. */
export function useOwnFields(): readonly OwnListField[] {
  return use(OwnFieldsContext)
}

const PREFIX = 'my.'

/** Whether a key is the name of a field that users defined. */
export function isOwnKey(key: string): boolean {
  return key.startsWith(PREFIX)
}

/** The facet of such a field. */
export function ownFacet(name: string): FacetField {
  return { key: name, field: name }
}

/** A caption of such a field, without its prefix. */
export function ownCaption(name: string): string {
  return name.slice(PREFIX.length)
}

/** The name of a value: of a user their nick. */
export function ownValueName(fields: readonly OwnListField[], name: string, value: string): string {
  return fields.find((field) => field.name === name)?.options.find((option) => option.value === value)?.label ?? value
}
