import { lazy } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'

/** The search by picture with its texts, loaded when its tab is first opened. */
export const LatePictureSearch = lazy(async () => {
  const form = import('../../components/picture-search/picture-search-form.tsx')
  const [{ PictureSearchForm }] = await Promise.all([form, loadNamespaces(['pictures'])])
  return { default: PictureSearchForm }
})
