import { DisplayFieldMenu } from '../../../preferences/display-field-menu.tsx'
import type { ListView } from '../../../kinds/kind-display.ts'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { forgetWidths } from './column-store.ts'
import { useFieldsInOrder } from './use-fields-in-order.ts'

/** Chooses the fields of a view and their order; each view has its own. Hidden for a kind whose fields cannot be chosen. */
export function FieldChoice({ view }: { view: ListView }) {
  const { t } = useListWords()
  const kind = useShownKind()
  const fields = useFieldsInOrder(view)
  if (!kind.choosesFields) return null
  return (
    <DisplayFieldMenu
      display={{ kind: kind.name, scene: view }}
      fields={fields}
      onReset={() => forgetWidths(kind)}
      words={{
        label: t('layout.open'),
        nameOf: (field) => caption(t, kind, 'columns', field),
        labelOf: (direction, name) => t(`layout.${direction}`, { name }),
        reset: t('layout.reset'),
        failed: t('layout.failed'),
      }}
    />
  )
}
