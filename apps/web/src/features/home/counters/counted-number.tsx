import { useEffect, useRef } from 'react'
import { countUp } from './count-up.ts'

interface CountedNumberProps {
  readonly value: number
  /** Formats the number. */
  readonly write: (count: number) => string
}

/** A number that counts up when it is first visible; immediately with reduced motion, and for screen readers. */
export function CountedNumber({ value, write }: CountedNumberProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const written = write(value)
  useEffect(() => {
    const show = (count: number) => {
      if (ref.current) ref.current.textContent = write(count)
    }
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return countUp(value, show)
    show(value)
    return
    // `write` is a new function on each render; its output changes with the language only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value, written])
  return (
    <>
      <span ref={ref} aria-hidden="true" data-counted="" />
      <span className="visually-hidden">{written}</span>
    </>
  )
}
