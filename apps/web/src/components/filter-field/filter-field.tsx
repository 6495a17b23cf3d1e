import { useState } from 'react'

interface FilterFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly className?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * A search box whose text narrows what stands below it as it is typed. While an input method composes, what stands in the box is letters of a
 * sound, not words: nothing is told until they are chosen. Enter submits no form around it.
 */
export function FilterField({ label, placeholder = label, className = '', value, onChange }: FilterFieldProps) {
  const [composed, setComposed] = useState<string | null>(null)
  return (
    <input
      className={className}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={composed ?? value}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposed(null)
        onChange(event.currentTarget.value)
      }}
      onChange={(event) => (composed === null ? onChange(event.target.value) : setComposed(event.target.value))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
      }}
    />
  )
}
