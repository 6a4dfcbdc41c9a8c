import { parentPort, workerData } from 'node:worker_threads'

/*
 * Draws what it is told to, one order beside the other, with the part of the build whose address it was started with (`first-screen.ts` says what goes to
 * and fro). Plain JavaScript: a thread starts without the loader that the rest of the server has.
 */
const { drawFirstScreen } = await import(workerData)

parentPort.on('message', ({ number, boot, path }) => {
  drawFirstScreen({ boot: JSON.parse(boot), path }).then(
    (html) => parentPort.postMessage({ number, html }),
    (error) => parentPort.postMessage({ number, error: error instanceof Error ? error.message : String(error) }),
  )
})
