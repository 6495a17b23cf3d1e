import { useState } from 'react'

interface FilterFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly className?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * A box whose text filters the list below while typing. During input method composition the box contains phonetic letters instead of
 * words, so nothing is reported until they are confirmed. Enter does not submit a surrounding form.
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
