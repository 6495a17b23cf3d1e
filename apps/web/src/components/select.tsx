import './controls.css'

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly name: string }[]
  onChange: (value: Value) => void
}

/** A native select with the platform's own list. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <select className="gz-select" aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
