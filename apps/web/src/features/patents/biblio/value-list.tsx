import { Link } from '@tanstack/react-router'

/** Values one after the other, each leading to its search where there is one. */
export function ValueList({ values, query }: { values: readonly string[]; query: ((value: string) => string) | null }) {
  return (
    <ul>
      {values.map((value, index) => (
        <li key={`${index} ${value}`}>
          {query === null ? (
            value
          ) : (
            <Link to="/resultList" search={{ q: query(value) }}>
              {value}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
