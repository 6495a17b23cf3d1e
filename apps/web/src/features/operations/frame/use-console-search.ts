import { useNavigate, useSearch } from '@tanstack/react-router'

/** Rows of a page of any list of the console. */
export const PAGE_SIZE = 20

/** The address of a list: page and filters. */
export interface ConsoleSearch {
  /** From 1; invalid values are read as 1. */
  readonly page: number
  /** A parameter of the address; empty if missing. */
  value(name: string): string
  /** Filters the list: sets the given parameters in the address, removes empty ones, and shows the first page. */
  narrow(values: Readonly<Record<string, string>>): void
  openPage(page: number): void
}

/** Page and filters of a list are in its address, so that Back and a copied address show the same. */
export function useConsoleSearch(): ConsoleSearch {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const value = (name: string) => {
    const found = search[name]
    return typeof found === 'string' ? found : ''
  }
  const page = /^[1-9]\d{0,5}$/.test(value('page')) ? Number(value('page')) : 1
  const go = (next: Readonly<Record<string, unknown>>, replace: boolean) =>
    void navigate({ to: '.', search: Object.fromEntries(Object.entries(next).filter(([, one]) => one !== '')), replace })
  return {
    page,
    value,
    narrow: (values) => go({ ...search, ...values, page: '' }, true),
    openPage: (next) => go({ ...search, page: next === 1 ? '' : String(next) }, false),
  }
}
