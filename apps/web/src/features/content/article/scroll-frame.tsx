import type { ReactNode, Ref } from 'react'

interface ScrollFrameProps {
  /** Accessible name of its content. */
  readonly label: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** A scroll container for wide content: by touch, pointer or, when focused, arrow keys. */
export function ScrollFrame({ label, className, ref, children }: ScrollFrameProps) {
  return (
    // Without being focusable it could not be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} className={className} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  )
}
