import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:theme.css'
import '../../../app/base.css'
import { FieldMenu } from '../../field-menu/field-menu.tsx'
import { Modal } from '../../modal/modal.tsx'
import type { MenuField } from '../../field-menu/change-fields.ts'

const NAMES = { applicant: '申请人', inventor: '发明人', country: '国家/地区' } as const
const FIRST: readonly MenuField<keyof typeof NAMES>[] = [
  { field: 'applicant', shown: true },
  { field: 'inventor', shown: true },
  { field: 'country', shown: false },
]

/** A dialog, taller than the window, with a field menu: a case that no page of the product has. */
function Page() {
  const [open, setOpen] = useState(true)
  const [fields, setFields] = useState(FIRST)
  const menu = (
    <FieldMenu
      fields={fields}
      label="显示字段"
      nameOf={(field) => NAMES[field]}
      labelOf={(direction, name) => `${name} ${direction === 'forward' ? '前移' : '后移'}`}
      reset="恢复默认"
      onShown={(shown) => {
        const inOrder = shown?.map((field) => ({ field, shown: true })) ?? FIRST
        setFields([
          ...inOrder,
          ...FIRST.filter(({ field }) => !inOrder.some((one) => one.field === field)).map((one) => ({ ...one, shown: false })),
        ])
      }}
    />
  )
  if (!open) return <p>关闭了</p>
  return (
    <Modal title="对话框" close="关闭" onClose={() => setOpen(false)}>
      <div style={{ blockSize: 700 }} />
      {menu}
      <output>
        {fields
          .filter(({ shown }) => shown)
          .map(({ field }) => field)
          .join(' ')}
      </output>
      <div style={{ blockSize: 900 }} />
    </Modal>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
