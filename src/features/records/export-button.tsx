import { type ReactNode, useState } from 'react'
import { toProblem, usePorts, useText, type Ports, type Problem } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { maxRecords } from './collect-records.ts'
import styles from './export-button.module.css'
import type { CsvTable } from './serialize-csv.ts'

interface ExportTable extends CsvTable {
  /** Whether records were omitted because there are more than the maximum of a file. */
  readonly truncated: boolean
}

interface ExportButtonProps {
  /** File name without extension. */
  readonly fileName: string
  readonly load: (ports: Ports) => Promise<ExportTable>
}

/** Button that downloads all matching records as a CSV file. The serializer is loaded on click. */
export function ExportButton({ fileName, load }: ExportButtonProps): ReactNode {
  const [result, setResult] = useState<{ readonly table?: ExportTable; readonly problem?: Problem }>({})
  const ports = usePorts()
  const text = useText()
  const { pending, run } = useSingleFlight()
  const exportRecords = async (): Promise<void> => {
    setResult({})
    try {
      const [table, { serializeCsv }] = await Promise.all([load(ports), import('./serialize-csv.ts')])
      downloadCsv(`${fileName}.csv`, serializeCsv(table))
      setResult({ table })
    } catch (error) {
      setResult({ problem: toProblem(error) })
    }
  }
  return (
    <div className={styles['export']}>
      <Button busy={pending} onClick={() => void run(exportRecords)}>
        <Icon name="download" size={18} />
        {text('record_save')}
      </Button>
      <p role="status" className={styles['message']}>
        {result.problem && text(result.problem.detail.messageKey)}
        {result.table?.truncated === true && text('record_saved_cut', { max: maxRecords })}
        {result.table?.truncated === false && text('record_saved', { count: result.table.rows.length })}
      </p>
    </div>
  )
}

/** Downloads text as a CSV file. */
function downloadCsv(name: string, content: string): void {
  const objectUrl = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = objectUrl
  link.download = name
  link.click()
  // The browser starts the download after the click returns, so the URL must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000)
}
