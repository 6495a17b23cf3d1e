import { MAX_BOARD_TITLE, MAX_BOARDS, type BoardPanel, type ChartKind } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from '../analysis.module.css'
import { chartRequest, type AnalysedList, type ChosenChart } from '../use-analysis.ts'
import { useBoards } from './use-board.ts'

interface AddToBoardProps {
  readonly list: AnalysedList
  readonly chosen: ChosenChart
  readonly kind: ChartKind
  /** Name of the chart. */
  readonly name: string
}

/** Adds a chart of a list to a board, an existing or a new one. */
export function AddToBoard(props: AddToBoardProps) {
  const { t } = useTranslation('analysis')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('addToBoard')}</Button>
      {isOpen && (
        <Modal title={t('addToBoard')} close={t('close')} onClose={() => setOpen(false)}>
          <BoardChoice {...props} />
        </Modal>
      )}
    </>
  )
}

function BoardChoice({ list, chosen, kind, name }: AddToBoardProps) {
  const { t } = useTranslation('analysis')
  const causeOf = useCause()
  const { data } = useBoards(1, MAX_BOARDS)
  const [board, setBoard] = useState('')
  const [title, setTitle] = useState(name)
  const [failure, setFailure] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const add = async (event: { preventDefault(): void }) => {
    event.preventDefault()
    setFailure(null)
    const panel = { ...chartRequest(list, chosen), chartType: kind, title: title.trim() || name } satisfies Partial<BoardPanel>
    try {
      if (board === '') {
        const { id } = await apiClient.analysis.addBoard({ title: panel.title, panelList: [panel] })
        return setAdded(id)
      }
      await apiClient.analysis.addPanel({ id: board, panel })
      return setAdded(board)
    } catch (error) {
      return setFailure(causeOf(error))
    }
  }
  if (added !== null) {
    return (
      <p className={styles['dialog']} role="status">
        {t('addedToBoard')}{' '}
        <Link to="/visualindex" search={{ id: added } as never}>
          {t('openBoard')}
        </Link>
      </p>
    )
  }
  return (
    <form className={styles['dialog']} onSubmit={(event) => void add(event)}>
      <label className={styles['field']}>
        {t('board')}
        <select className="gz-input" value={board} onChange={(event) => setBoard(event.target.value)}>
          <option value="">{t('newBoard')}</option>
          {data?.list.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['field']}>
        {t('chartTitle')}
        <input className="gz-input" maxLength={MAX_BOARD_TITLE} value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
      <Button kind="primary" type="submit">
        {t('add')}
      </Button>
    </form>
  )
}
