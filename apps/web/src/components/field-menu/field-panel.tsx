import { Button } from '../button.tsx'
import type { DropdownPanelProps } from '../dropdown/dropdown.tsx'
import { Popover } from '../popover/popover.tsx'
import { FieldList, type FieldListProps } from './field-list.tsx'

/** The panel of a field menu: fields can be shown, hidden, moved by arrows, or dragged, also by keyboard. */
export function FieldPanel({ reset, onShown, ...list }: FieldListProps<string> & DropdownPanelProps) {
  return (
    <Popover triggerRef={list.triggerRef} label={list.label} onClose={list.onClose}>
      <FieldList {...list} onShown={onShown} />
      <Button kind="link" onClick={() => onShown(null)}>
        {reset}
      </Button>
    </Popover>
  )
}
