import type { PatentDetail } from '@gezhi/contract/client'
import { useEffect } from 'react'
import { usePreferences } from '../../../preferences/preferences.ts'
import { printName } from './print-name.ts'

/** Browsers name a PDF after the document's title: while printing, however it was started, the title is the patent's. */
export function usePrintName(patent: PatentDetail, title: string | undefined): void {
  const { pdfName } = usePreferences()
  const name = printName(pdfName, patent, title)
  useEffect(() => {
    let before: string | null = null
    const put = () => {
      before ??= document.title
      document.title = name
    }
    const takeBack = () => {
      if (before !== null) document.title = before
      before = null
    }
    addEventListener('beforeprint', put)
    addEventListener('afterprint', takeBack)
    return () => {
      takeBack()
      removeEventListener('beforeprint', put)
      removeEventListener('afterprint', takeBack)
    }
  }, [name])
}
