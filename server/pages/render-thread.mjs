import { parentPort, workerData } from 'node:worker_threads'

/*
 * Renders pages on request, concurrently, with the part of the build that the thread was started with; the messages are
 * those of `first-screen.ts`. Plain JavaScript, because a thread starts without the loader of the rest of the server.
 */
const { renderFirstScreen } = await import(workerData)

const pendingQueries = new Map()
let queryCount = 0

const gamesFor = (number) => (query) =>
  new Promise((resolve, reject) => {
    queryCount += 1
    pendingQueries.set(queryCount, { resolve, reject })
    parentPort.postMessage({ number, queryId: queryCount, query })
  })

function render({ number, boot, path, query }) {
  renderFirstScreen({ boot: JSON.parse(boot), path, query, games: gamesFor(number) }).then(
    (screen) => parentPort.postMessage({ number, screen }),
    (error) => parentPort.postMessage({ number, error: error instanceof Error ? error.message : String(error) }),
  )
}

parentPort.on('message', (message) => {
  if (!('queryId' in message)) return render(message)
  const { resolve, reject } = pendingQueries.get(message.queryId)
  pendingQueries.delete(message.queryId)
  if (message.page) resolve(message.page)
  else reject(new Error(`listing games failed: ${message.error}`))
})
