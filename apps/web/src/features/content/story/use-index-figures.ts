import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { FIGURES_REQUEST, indexFigures } from './index-figures.ts'

/** The index in figures, counted by the search engine. */
export function useIndexFigures() {
  return useQuery({ ...callQuery(useLanguage(), 'search', 'searchPatents', FIGURES_REQUEST), select: indexFigures })
}
