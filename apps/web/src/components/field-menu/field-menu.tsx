import { lazy } from 'react'
import { Dropdown } from '../dropdown/dropdown.tsx'
import { Icon } from '../icon/icon.tsx'
import type { FieldListProps } from './field-list.tsx'

const FieldPanel = lazy(async () => ({ default: (await import('./field-panel.tsx')).FieldPanel }))

interface FieldMenuProps<Field extends string> extends FieldListProps<Field> {
  readonly className?: string | undefined
}

/** The visible fields and their order, in a panel behind a button. */
export function FieldMenu<Field extends string>({ label, className, fields, nameOf, onShown, ...rest }: FieldMenuProps<Field>) {
  return (
    <Dropdown label={label} face={<Icon name="columns" />} className={className}>
      {(panel) => (
        <FieldPanel
          {...panel}
          {...rest}
          fields={fields}
          // The panel returns fields it was given.
          nameOf={(field) => nameOf(field as Field)}
          onShown={(shown) => onShown(shown as readonly Field[] | null)}
        />
      )}
    </Dropdown>
  )
}
