import type { ReactNode, Ref } from 'react'

interface ScrollFrameProps {
  /** Says what it holds. */
  readonly label: string
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Holds what may be wider than its place: pushed aside by finger, pointer or, once it has the focus, by the arrow keys. */
export function ScrollFrame({ label, className, ref, children }: ScrollFrameProps) {
  return (
    // Without a stop of its own, what is out of sight could not be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={ref} className={className} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  )
}
