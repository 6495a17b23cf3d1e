import { useEffect, useRef, type ComponentProps } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Indeterminate: some, but not all, are checked. */
  half?: boolean
}

/** A native checkbox. */
export function Checkbox({ half = false, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = half
  }, [half])
  return <input {...rest} ref={box} type="checkbox" />
}
