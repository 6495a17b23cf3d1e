import { Button } from '../button.tsx'
import { Dropdown } from '../dropdown/dropdown.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './field-menu.module.css'
import { stepField, turnField, type MenuField } from './change-fields.ts'

interface FieldMenuProps<Field extends string> {
  /** Those that are shown in their order, then the others. */
  readonly fields: readonly MenuField<Field>[]
  readonly label: string
  readonly nameOf: (field: Field) => string
  /** What the arrows of a field do: 申请人 前移. */
  readonly says: (way: 'forward' | 'back', name: string) => string
  readonly reset: string
  /** The fields to be shown, in order; null for those at first. */
  readonly onShown: (fields: readonly Field[] | null) => void
  readonly className?: string | undefined
}

/** Which fields are shown and in what order. */
export function FieldMenu<Field extends string>({ fields, label, nameOf, says, reset, onShown, className }: FieldMenuProps<Field>) {
  const last = fields.findLastIndex(({ shown }) => shown)
  return (
    <Dropdown label={label} face={<Icon name="columns" />} className={className}>
      <ul className={styles['columns']}>
        {fields.map(({ field, shown }, index) => {
          const name = nameOf(field)
          return (
            <li key={field}>
              <label>
                <input type="checkbox" checked={shown} onChange={() => onShown(turnField(fields, field))} />
                {name}
              </label>
              {shown &&
                (['forward', 'back'] as const).map((way) => (
                  <Button
                    key={way}
                    kind="plain"
                    icon
                    disabled={way === 'forward' ? index === 0 : index === last}
                    aria-label={says(way, name)}
                    title={says(way, name)}
                    onClick={() => onShown(stepField(fields, field, way === 'forward' ? -1 : 1))}
                  >
                    <Icon name={way === 'forward' ? 'up' : 'down'} size={14} />
                  </Button>
                ))}
            </li>
          )
        })}
      </ul>
      <Button kind="link" onClick={() => onShown(null)}>
        {reset}
      </Button>
    </Dropdown>
  )
}
