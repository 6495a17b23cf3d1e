import { fieldsKey } from '@gezhi/contract/client'
import type { ListView } from '../../../kinds/kind-display.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { usePreferences } from '../../../preferences/preferences.ts'

/** The fields of a view, visible ones first, in their order. */
export function useFieldsInOrder(view: ListView): readonly { readonly field: string; readonly shown: boolean }[] {
  const kind = useShownKind()
  return kind.fieldsInOrder(view, useChosenFields(view))
}

/** The fields the user chose for a view, in order; undefined by default, and for a kind whose fields cannot be chosen. */
export function useChosenFields(view: ListView): readonly string[] | undefined {
  const { fields } = usePreferences()
  const kind = useShownKind()
  return kind.choosesFields ? fields[fieldsKey(kind.name, view)] : undefined
}
