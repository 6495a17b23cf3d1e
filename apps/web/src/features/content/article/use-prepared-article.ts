import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { searchedWords } from './marked-words.ts'
import { prepareArticle, type PreparedArticle } from './prepare-article.ts'

/** An article's sanitised HTML, prepared once: with anchors, and with search words (`find`) marked. */
export function usePreparedArticle(html: string, find = '', prefix = ''): PreparedArticle {
  const { t } = useTranslation('help')
  return useMemo(
    () =>
      prepareArticle(html, {
        words: searchedWords(find),
        linkTo: (heading) => t('article.linkTo', { heading }),
        table: t('article.table'),
        prefix,
      }),
    [html, find, prefix, t],
  )
}
