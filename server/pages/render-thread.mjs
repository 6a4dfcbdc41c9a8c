import { parentPort, workerData } from 'node:worker_threads'

/*
 * Renders pages on request, concurrently, with the part of the build that the thread was started with; the messages are
 * those of `first-screen.ts`. Plain JavaScript, because a thread starts without the loader of the rest of the server.
 */
const { renderFirstScreen } = await import(workerData)

const questions = new Map()
let questionCount = 0

const gamesFor = (number) => (query) =>
  new Promise((resolve, reject) => {
    questionCount += 1
    questions.set(questionCount, { resolve, reject })
    parentPort.postMessage({ number, question: questionCount, query })
  })

function render({ number, boot, path, query }) {
  renderFirstScreen({ boot: JSON.parse(boot), path, query, games: gamesFor(number) }).then(
    (screen) => parentPort.postMessage({ number, screen }),
    (error) => parentPort.postMessage({ number, error: error instanceof Error ? error.message : String(error) }),
  )
}

parentPort.on('message', (message) => {
  if (!('question' in message)) return render(message)
  const { resolve, reject } = questions.get(message.question)
  questions.delete(message.question)
  if (message.page) resolve(message.page)
  else reject(new Error(`listing games failed: ${message.error}`))
})
