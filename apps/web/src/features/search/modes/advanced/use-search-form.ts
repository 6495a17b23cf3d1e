import { readQuery, type QueryAbilities, type ReadOptions } from '@gezhi/query'
import { useState } from 'react'
import type { AdvancedForm } from '../../../../kinds/advanced-form.ts'
import type { KindLanguage } from '../../../../kinds/kind-language.ts'
import { formOfQuery } from './form-of-query.ts'
import { emptyForm, newRow } from './new-row.ts'
import { queryOfForm } from './query-of-form.ts'
import type { FormGroup } from './search-form.ts'

interface Both {
  readonly text: string
  /** Null while the text is something the form cannot show. */
  readonly form: FormGroup | null
  /** Increases when the text comes from the form, not from its editor. */
  readonly version: number
}

/** The query as text and as a form, kept in sync. */
export function useSearchForm(first: string, { fields, advancedForm }: KindLanguage, abilities: QueryAbilities) {
  const rows: AdvancedForm['rows'] = advancedForm?.rows ?? [fields.freeText]
  const reading = { fields, abilities, rows }
  const [both, setBoth] = useState<Both>(() => ({ ...ofText(first, reading), version: 0 }))
  const errors = both.form === null ? new Map() : queryOfForm(both.form, reading).errors
  return {
    ...both,
    /** A row in which nothing is written yet. */
    newRow: (id: number) => newRow(id, rows[0], fields),
    errors: errors as ReturnType<typeof queryOfForm>['errors'],
    /** From the editor, which shows it already. */
    setText: (text: string) =>
      setBoth((before) => (text === before.text ? before : { ...ofText(text, reading, before.form), version: before.version })),
    /** From elsewhere. */
    putText: (text: string) => setBoth(({ version }) => ({ ...ofText(text, reading), version: version + 1 })),
    setForm: (change: (form: FormGroup) => FormGroup) =>
      setBoth((before) => {
        if (before.form === null) return before
        const form = change(before.form)
        const { query, errors: wrong } = queryOfForm(form, reading)
        // While a row is invalid, the text is unchanged.
        return wrong.size > 0 ? { ...before, form } : { form, text: query, version: before.version + 1 }
      }),
  }
}

/** While a text is invalid, the form is unchanged. */
function ofText(
  text: string,
  reading: ReadOptions & { rows: readonly string[] },
  before: FormGroup | null = null,
): Pick<Both, 'text' | 'form'> {
  if (text.trim() === '') return { text, form: emptyForm(reading.rows, reading.fields) }
  const { tree, diagnostics } = readQuery(text, reading)
  const isReadable = tree !== null && diagnostics.every(({ severity }) => severity !== 'error')
  return { text, form: isReadable ? formOfQuery(tree) : before }
}
