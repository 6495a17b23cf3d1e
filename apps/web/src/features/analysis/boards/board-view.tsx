import { MAX_BOARD_TITLE, MAX_PANELS, type Board, type BoardPanel } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { TaskDownloads } from '../task-downloads.tsx'
import { useChartCatalogue } from '../use-analysis.ts'
import { moved, type OpenPanel } from './arrange-panels.ts'
import { BoardPanelView } from './board-panel.tsx'
import styles from './boards.module.css'
import { PanelForm } from './panel-form.tsx'
import { useOpenPanels, useStoredBoard } from './use-board.ts'

/** A board that is arranged: charts are added, moved, resized and removed, and each change is stored. */
export function BoardView({ id }: { readonly id: string }) {
  const { t } = useTranslation('boards')
  const { data, error, refetch } = useStoredBoard(id)
  if (error) {
    return (
      <>
        <Link to="/visualindex">{t('back')}</Link>
        <h1>{t('title')}</h1>
        <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  if (data === undefined) return <WaitingBar />
  return <OpenBoard board={data} stored={data.panelList} />
}

function OpenBoard({ board, stored }: { readonly board: Board; readonly stored: readonly BoardPanel[] }) {
  const { t } = useTranslation('boards')
  const { id } = board
  const { data: charts } = useChartCatalogue()
  const { panels, saving, change, opened, retry } = useOpenPanels(id, stored)
  const [removed, setRemoved] = useState<{ readonly panel: OpenPanel; readonly index: number } | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [message, setMessage] = useState('')
  // A pointer may report two moves before the page is drawn again.
  const current = useRef(panels)
  const put = (next: readonly OpenPanel[]) => {
    if (next === current.current) return
    current.current = next
    change(next)
  }
  const move = (key: number, to: number) => {
    const from = current.current.findIndex((one) => one.key === key)
    const next = moved(current.current, from, to)
    if (next === current.current) return
    put(next)
    setMessage(t('movedTo', { place: to + 1, count: next.length }))
  }
  const remove = (index: number, panel: OpenPanel) => {
    put(current.current.filter((one) => one !== panel))
    setRemoved({ panel, index })
  }
  const undo = () => {
    if (removed) put(current.current.toSpliced(removed.index, 0, removed.panel))
    setRemoved(null)
  }
  return (
    <>
      <Link to="/visualindex">{t('back')}</Link>
      <BoardTitle board={board} />
      <div className={styles['bar']}>
        <Button kind="primary" disabled={panels.length >= MAX_PANELS} onClick={() => setAdding(true)}>
          {t('addChart')}
        </Button>
        {panels.length > 0 && (
          <TaskDownloads disabled={saving !== 'saved'} onStart={(fileType) => apiClient.analysis.exportBoard({ id, fileType })} />
        )}
        <span className={styles['quiet']} role="status">
          {saving === 'saved' ? t('saved') : saving === 'saving' ? t('saving') : ''}
        </span>
      </div>
      {typeof saving === 'object' && <FailurePanel title={t('notSaved')} error={saving.failure} onRetry={retry} />}
      {removed && (
        <p className={styles['bar']} role="status">
          {t('removed', { title: removed.panel.panel.title })}
          <Button kind="link" onClick={undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      <p className={styles['announced']} role="status">
        {message}
      </p>
      {panels.length === 0 && <p>{t('emptyBoard')}</p>}
      <div className={styles['grid']}>
        {panels.map((open, index) => (
          <BoardPanelView
            key={open.key}
            panel={open.panel}
            chart={charts?.find(({ type, code }) => type === open.panel.type || code === open.panel.type)}
            index={index}
            count={panels.length}
            onChange={(panel) => put(current.current.map((one) => (one.key === open.key ? { ...one, panel } : one)))}
            onMove={(to) => move(open.key, to)}
            onRemove={() => remove(index, open)}
          />
        ))}
      </div>
      {isAdding && charts && (
        <PanelForm
          charts={charts}
          onAdd={(panel) => {
            put([...current.current, opened(panel)])
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

function BoardTitle({ board: { id, title } }: { readonly board: Board }) {
  const { t } = useTranslation('boards')
  const causeOf = useCause()
  const [stored, setStored] = useState(title)
  const [failure, setFailure] = useState<string | null>(null)
  const rename = async (field: HTMLInputElement) => {
    const next = field.value.trim()
    if (next === '' || next === stored) {
      field.value = stored
      return
    }
    try {
      await apiClient.analysis.changeBoard({ id, title: next })
      setStored(next)
      setFailure(null)
    } catch (error) {
      setFailure(causeOf(error))
    }
  }
  return (
    <>
      <h1 className={styles['announced']}>{stored}</h1>
      <input
        className={styles['name']}
        aria-label={t('boardTitle')}
        defaultValue={title}
        maxLength={MAX_BOARD_TITLE}
        onBlur={({ target }) => void rename(target)}
      />
      {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
    </>
  )
}
