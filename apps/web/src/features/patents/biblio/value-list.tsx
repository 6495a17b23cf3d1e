import { Link } from '@tanstack/react-router'

interface ValueListProps {
  values: readonly string[]
  query: ((value: string) => string) | null
  /** What a value means, shown where the pointer rests on it. */
  titleOf?: (value: string) => string | undefined
}

/** Values one after the other, each leading to its search where there is one. */
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
