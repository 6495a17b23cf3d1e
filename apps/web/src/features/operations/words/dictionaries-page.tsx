import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { useAction } from '../frame/use-action.ts'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'
import { dictionaryName } from './dictionary-names.ts'
import { EntryDialog, type DictionaryEntry } from './entry-dialog.tsx'

/** /ops/dictionaries: the lists that the interface shows, in both languages. */
export function DictionariesPage() {
  const { t } = useTranslation('operations')
  const search = useConsoleSearch()
  const dictType = search.value('type')
  const [edited, setEdited] = useState<DictionaryEntry | 'new' | null>(null)
  const [removed, setRemoved] = useState<DictionaryEntry | null>(null)
  const request = { pageNo: search.page, pageSize: PAGE_SIZE, ...(dictType !== '' && { dictType }) }
  const answer = useQuery({
    ...callQuery(useLanguage(), 'operations', 'listDictionaries', request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const removing = useAction({
    action: ({ dictType: type, dictValue }: DictionaryEntry) => apiClient.operations.removeDictionaryEntry({ dictType: type, dictValue }),
    notice: t('removed'),
  })
  const types = answer.data?.types ?? []
  return (
    <>
      <ListPage
        title={t('pages.dictionaries')}
        search={search}
        answer={answer}
        narrowed={dictType !== ''}
        empty={t('words.noEntries')}
        actions={
          <Button kind="primary" onClick={() => setEdited('new')}>
            {t('words.addEntry')}
          </Button>
        }
        filters={
          <Select
            label={t('words.dictionary')}
            value={dictType}
            options={[
              { value: '', name: t('words.allDictionaries') },
              ...types.map(({ dictType: value, count }) => ({ value, name: `${dictionaryName(value, t)} (${count})` })),
            ]}
            onChange={(type) => search.narrow({ type })}
          />
        }
      >
        {(rows) => (
          <ConsoleTable
            label={t('pages.dictionaries')}
            rows={rows}
            keyOf={(row) => `${row.dictType} ${row.dictValue}`}
            columns={[
              { key: 'type', title: t('words.dictionary'), render: (row) => dictionaryName(row.dictType, t) },
              { key: 'position', title: t('articles.position'), render: ({ position }) => position, kind: 'number' },
              { key: 'value', title: t('words.value'), render: ({ dictValue }) => dictValue },
              { key: 'zh', title: t('words.chinese'), render: ({ labelZh }) => <span lang="zh">{labelZh}</span> },
              { key: 'en', title: t('words.english'), render: ({ labelEn }) => <span lang="en">{labelEn}</span> },
              {
                key: 'actions',
                title: t('actions'),
                kind: 'actions',
                render: (row) => (
                  <>
                    <Button kind="link" onClick={() => setEdited(row)}>
                      {t('edit')}
                    </Button>
                    <Button kind="link" onClick={() => setRemoved(row)}>
                      {t('remove')}
                    </Button>
                  </>
                ),
              },
            ]}
          />
        )}
      </ListPage>
      {edited && (
        <EntryDialog
          entry={edited === 'new' ? null : edited}
          type={dictType}
          types={types.map((one) => one.dictType)}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <QuestionDialog
          title={t('words.removeAsk', { label: `${removed.labelZh} / ${removed.labelEn}` })}
          confirm={t('remove')}
          onConfirm={() => removing.mutateAsync(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>{t('words.removeExplained')}</p>
        </QuestionDialog>
      )}
    </>
  )
}
