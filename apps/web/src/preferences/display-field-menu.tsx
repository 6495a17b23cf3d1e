import { fieldsInOrder, type DisplayField, type DisplayScene } from '@gezhi/contract/client'
import { failureOf } from '../components/failure/failure-kind.ts'
import { FieldMenu } from '../components/field-menu/field-menu.tsx'
import { showNotice } from '../components/notice/notice-store.ts'
import { usePreferences } from './preferences.ts'
import { setFields } from './save-preferences.ts'

interface DisplayFieldMenuProps {
  scene: DisplayScene
  words: {
    readonly label: string
    readonly nameOf: (field: DisplayField) => string
    readonly labelOf: (direction: 'forward' | 'back', name: string) => string
    readonly reset: string
    readonly failed: string
  }
  /** Beside the fields themselves, when their first choice is brought back. */
  onReset?: () => void
  className?: string | undefined
}

/** Chooses the fields of a scene and their order, and keeps the choice. */
export function DisplayFieldMenu({ scene, words, onReset, className }: DisplayFieldMenuProps) {
  const shown = usePreferences().fields[scene]
  return (
    <FieldMenu
      fields={fieldsInOrder(scene, shown)}
      {...words}
      className={className}
      onShown={(fields) => {
        if (fields === null) onReset?.()
        setFields(scene, fields).catch((error: unknown) => showNotice(failureOf(error).message ?? words.failed))
      }}
    />
  )
}
