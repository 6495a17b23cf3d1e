import { useEffect, useRef, type ComponentProps } from 'react'

interface TickBoxProps extends ComponentProps<'input'> {
  /** Some of what the box stands for is ticked, not all. */
  half: boolean
}

/** A native checkbox that can be half-ticked. */
export function TickBox({ half, ...rest }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = half
  }, [half])
  return <input ref={box} type="checkbox" {...rest} />
}
