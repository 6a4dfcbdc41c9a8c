import { type ReactNode, useState } from 'react'
import { problemOf, usePorts, useText, type Ports, type Problem } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { maxRecords } from './collect-records.ts'
import styles from './export-button.module.css'
import type { CsvTable } from './serialize-csv.ts'

interface ExportTable extends CsvTable {
  /** Whether there are more records than a file has. */
  readonly cut: boolean
}

interface ExportButtonProps {
  /** The file's name without its ending. */
  readonly file: string
  readonly load: (ports: Ports) => Promise<ExportTable>
}

/**
 * Saves all records of what is asked for as a file that spreadsheets open. What writes it comes with the first click.
 */
export function ExportButton({ file, load }: ExportButtonProps): ReactNode {
  const [said, setSaid] = useState<{ readonly table?: ExportTable; readonly problem?: Problem }>({})
  const ports = usePorts()
  const text = useText()
  const { pending, run } = useSingleFlight()
  const save = async (): Promise<void> => {
    setSaid({})
    try {
      const [table, { serializeCsv }] = await Promise.all([load(ports), import('./serialize-csv.ts')])
      saveFile(`${file}.csv`, serializeCsv(table))
      setSaid({ table })
    } catch (error) {
      setSaid({ problem: problemOf(error) })
    }
  }
  return (
    <div className={styles['export']}>
      <Button busy={pending} onClick={() => void run(save)}>
        <Icon name="download" size={18} />
        {text('record_save')}
      </Button>
      <p role="status" className={styles['said']}>
        {said.problem && text(said.problem.detail.messageKey)}
        {said.table?.cut === true && text('record_saved_cut', { most: maxRecords })}
        {said.table?.cut === false && text('record_saved', { count: said.table.rows.length })}
      </p>
    </div>
  )
}

/** Gives the visitor a text as a file. */
function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser that saves reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
