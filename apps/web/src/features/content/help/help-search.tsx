import { Link } from '@tanstack/react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerPlace } from '../article/answer-place.tsx'
import { markWords, searchedWords } from '../article/marked-words.ts'
import { MOST_SEARCHED } from './help-search-form.tsx'
import styles from './help-search.module.css'
import type { HelpPart } from './use-help-menu.ts'

/** What the help says about some words: articles in which all of them stand, with the place of the first, the words marked. */
export function HelpSearch({ text, parts }: { text: string; parts: readonly HelpPart[] }) {
  const { t } = useTranslation('help')
  const keyWord = text.slice(0, MOST_SEARCHED)
  const query = useQuery({
    ...callQuery(useLanguage(), 'content', 'helpCenterSearch', { keyWord }),
    placeholderData: keepPreviousData,
  })
  const words = searchedWords(keyWord)
  const titleOf = (section: string) => parts.find((part) => part.name === section)?.title
  return (
    <div className={styles['found']}>
      <h1>{t('find.results', { text: keyWord })}</h1>
      {keyWord !== text && <p>{t('find.shorter')}</p>}
      <AnswerPlace query={query} failed={t('find.failed')}>
        {(found) => (
          <>
            <p role="status">{found.length === 0 ? t('find.none') : t('find.found', { count: found.length })}</p>
            {found.length === 0 && <Nothing words={words} />}
            <ol>
              {found.map(({ id, section, title, passage }) => (
                <li key={id}>
                  <Link to="/helpCenter" search={{ id: String(id), q: keyWord }}>
                    <Marked text={title} words={words} />
                  </Link>
                  <span>{titleOf(section)}</span>
                  <p>
                    <Marked text={passage} words={words} />
                  </p>
                </li>
              ))}
            </ol>
          </>
        )}
      </AnswerPlace>
    </div>
  )
}

/** Nothing has all words: each may be the one too many. */
function Nothing({ words }: { words: readonly string[] }) {
  const { t } = useTranslation('help')
  return (
    <ul className={styles['ways']}>
      {words.length > 1 &&
        words.map((word) => (
          <li key={word}>
            <Link to="/helpCenter" search={{ q: words.filter((other) => other !== word).join(' ') }}>
              {t('find.fewer', { word })}
            </Link>
          </li>
        ))}
      <li>
        <Link to="/helpCenter" search={{}}>
          {t('find.all')}
        </Link>
      </li>
    </ul>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let start = 0
  return markWords(text, words).map(({ text: piece, marked }) => {
    const key = (start += piece.length)
    return marked ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>
  })
}
