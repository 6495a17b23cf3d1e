import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from '../icon/icon.tsx'
import { pressRowCheckbox, ROW_CONTROLS } from '../row-controls/row-controls.ts'
import { moveField, stepField, toggleField, type MenuField } from './change-fields.ts'
import styles from './field-menu.module.css'

/** Names and actions of the fields in a menu. */
export interface FieldListProps<Field extends string> {
  /** Visible fields in their order, then the hidden ones. */
  readonly fields: readonly MenuField<Field>[]
  readonly label: string
  readonly nameOf: (field: Field) => string
  /** Labels of a field's arrows: 申请人 前移. */
  readonly labelOf: (direction: 'forward' | 'back', name: string) => string
  readonly reset: string
  /** The visible fields, in order; null for the defaults. */
  readonly onShown: (fields: readonly Field[] | null) => void
}

/** Fields that can be shown, hidden, moved by arrows, or dragged, also by keyboard. */
export function FieldList({ fields, label, nameOf, labelOf, onShown }: Omit<FieldListProps<string>, 'reset'>) {
  const shown = fields.filter((one) => one.shown)
  const last = shown.length - 1
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      const [field] = keys
      onShown(moveField(fields, String(field), String(target.key), target.dropPosition))
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles['dropIndicator'] ?? ''} />,
  })
  return (
    <div role="presentation" onKeyDownCapture={pressRowCheckbox}>
      {/* With selection enabled, a drag would move all visible fields; visibility is controlled by the checkbox. */}
      <GridList
        className={styles['fields'] ?? ''}
        aria-label={label}
        escapeKeyBehavior="none"
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[fields, nameOf]}
        items={fields.map((one, index) => ({ ...one, id: one.field, index }))}
      >
        {(item) => {
          const name = nameOf(item.field)
          return (
            <GridListItem className={styles['field'] ?? ''} textValue={name}>
              <Button slot="drag" className={styles['handle'] ?? ''}>
                <Icon name="drag" size={14} />
              </Button>
              <label className={styles['name']} {...ROW_CONTROLS}>
                <input type="checkbox" checked={item.shown} onChange={() => onShown(toggleField(fields, item.field))} />
                {name}
              </label>
              {item.shown &&
                (['forward', 'back'] as const).map((direction) => (
                  <Button
                    key={direction}
                    className="gz-button"
                    data-kind="plain"
                    data-icon
                    isDisabled={direction === 'forward' ? item.index === 0 : item.index === last}
                    aria-label={labelOf(direction, name)}
                    onPress={() => onShown(stepField(fields, item.field, direction === 'forward' ? -1 : 1))}
                  >
                    <Icon name={direction === 'forward' ? 'up' : 'down'} size={14} />
                  </Button>
                ))}
            </GridListItem>
          )
        }}
      </GridList>
    </div>
  )
}
