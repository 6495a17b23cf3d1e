import { cutText } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { markWords, searchedWords } from '../article/marked-words.ts'
import type { DrawEntry } from './help-menu.tsx'
import { MAX_SEARCHED } from './help-search-form.tsx'
import styles from './help-search.module.css'
import { articlesBelow, type HelpPart } from './use-help-menu.ts'

/** Marker of popular articles. */
const HOT = 1

interface HelpSearchProps {
  readonly text: string
  readonly parts: readonly HelpPart[]
  /** Renders a link to an article or to another search. */
  readonly draw: DrawEntry
  /** Level of its heading: 3 in the drawer. */
  readonly level?: 1 | 3
}

/** Search results of the help: articles with all words, with the passage of the first match, words marked. */
export function HelpSearch({ text, parts, draw, level = 1 }: HelpSearchProps) {
  const { t } = useTranslation('help')
  const keyWord = cutText(text, MAX_SEARCHED)
  const query = useQuery({
    ...callQuery(useLanguage(), 'content', 'searchHelp', { keyWord }),
    placeholderData: keepPreviousData,
  })
  const words = searchedWords(keyWord)
  const Title = level === 1 ? 'h1' : 'h3'
  const titleOf = (section: string) => parts.find((part) => part.name === section)?.title
  return (
    <div className={styles['found']}>
      <Title>{t('find.results', { text: keyWord })}</Title>
      {keyWord !== text && <p>{t('find.shorter')}</p>}
      <AnswerRegion query={query} failed={t('find.failed')}>
        {(found) => (
          <>
            <p role="status">{found.length === 0 ? t('find.none') : t('find.found', { count: found.length })}</p>
            {found.length === 0 && <Nothing words={words} parts={parts} draw={draw} />}
            <ol>
              {found.map(({ id, section, title, passage }) => (
                <li key={id}>
                  {draw({ id: String(id), q: keyWord }, false, <Marked text={title} words={words} />)}
                  <span>{titleOf(section)}</span>
                  <p>
                    <Marked text={passage} words={words} />
                  </p>
                </li>
              ))}
            </ol>
          </>
        )}
      </AnswerRegion>
    </div>
  )
}

/** No results: offers to remove one of the words, and popular articles. */
function Nothing({ words, parts, draw }: { words: readonly string[]; parts: readonly HelpPart[]; draw: DrawEntry }) {
  const { t } = useTranslation('help')
  const hot = parts
    .flatMap((part) => (part.kind === 'articles' ? articlesBelow(part.entries) : []))
    .filter(({ recomend }) => recomend === HOT)
  return (
    <ul className={styles['suggestions']}>
      {words.length > 1 &&
        words.map((word) => (
          <li key={word}>{draw({ q: words.filter((other) => other !== word).join(' ') }, false, t('find.fewer', { word }))}</li>
        ))}
      {hot.length > 0 && (
        <li>
          <span>{t('menu.popular')}</span>
          {hot.map(({ id, title }) => (
            <Fragment key={id}>{draw({ id: String(id) }, false, title)}</Fragment>
          ))}
        </li>
      )}
      <li>{draw({ panel: 'feedback' }, false, t('find.ask'))}</li>
    </ul>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let start = 0
  return markWords(text, words).map(({ text: part, marked }) => {
    const key = (start += part.length)
    return marked ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>
  })
}
