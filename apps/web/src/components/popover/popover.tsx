import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { ControlLocale } from '../control-locale/control-locale.tsx'
import { popoverContainer } from './popover-container.ts'
import styles from './popover.module.css'

interface PopoverProps {
  /** The anchor; gets the focus back. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly onClose: () => void
  readonly placement?: ComponentProps<typeof AriaPopover>['placement']
  readonly children: ReactNode
}

/**
 * A panel next to its trigger, open while it is rendered: traps the focus and restores it; Esc and a press outside close only it. In a
 * native dialog it is rendered into that dialog. Brings React Aria: render it from a file that is loaded lazily.
 */
export function Popover({ triggerRef, label, onClose, placement = 'bottom end', children }: PopoverProps) {
  return (
    <ControlLocale>
      <UNSAFE_PortalProvider getContainer={() => popoverContainer(triggerRef.current)}>
        <AriaPopover
          className={styles['popover'] ?? ''}
          triggerRef={triggerRef}
          isOpen
          onOpenChange={(open) => {
            if (!open) onClose()
          }}
          placement={placement}
          offset={4}
        >
          <Dialog className={styles['content'] ?? ''} aria-label={label}>
            {children}
          </Dialog>
        </AriaPopover>
      </UNSAFE_PortalProvider>
    </ControlLocale>
  )
}
