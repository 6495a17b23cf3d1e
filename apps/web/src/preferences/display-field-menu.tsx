import { failureOf } from '../components/failure/failure-kind.ts'
import { FieldMenu } from '../components/field-menu/field-menu.tsx'
import { showNotice } from '../components/notice/notice-store.ts'
import { setFields, type FieldDisplay } from './save-preferences.ts'

interface DisplayFieldMenuProps<Field extends string> {
  display: FieldDisplay
  /** Of the display, visible ones first, in their order. */
  fields: readonly { readonly field: Field; readonly shown: boolean }[]
  words: {
    readonly label: string
    readonly nameOf: (field: Field) => string
    readonly labelOf: (direction: 'forward' | 'back', name: string) => string
    readonly reset: string
    readonly failed: string
  }
  /** Beside the fields themselves, when their first choice is brought back. */
  onReset?: () => void
  className?: string | undefined
}

/** Chooses the fields of a display and their order, and stores the choice. */
export function DisplayFieldMenu<Field extends string>({ display, fields, words, onReset, className }: DisplayFieldMenuProps<Field>) {
  return (
    <FieldMenu
      fields={fields}
      {...words}
      className={className}
      onShown={(shown) => {
        if (shown === null) onReset?.()
        setFields(display, shown).catch((error: unknown) => showNotice(failureOf(error).message ?? words.failed))
      }}
    />
  )
}
