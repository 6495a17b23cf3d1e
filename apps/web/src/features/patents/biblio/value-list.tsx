import { Link } from '@tanstack/react-router'

interface ValueListProps {
  values: readonly string[]
  query: ((value: string) => string) | null
  /** Tooltip with the meaning of a value. */
  titleOf?: (value: string) => string | undefined
}

/** A list of values, each linked to a search if there is one. */
export function ValueList({ values, query, titleOf }: ValueListProps) {
  return (
    <ul>
      {values.map((value, index) => (
        <li key={`${index} ${value}`}>
          {query === null ? (
            value
          ) : (
            <Link to="/resultList" search={{ q: query(value) }} title={titleOf?.(value)}>
              {value}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
