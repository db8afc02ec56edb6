/** Shows a folder on this machine. Arguments: folder, port, or the next free one after it. */
import { serve } from './static-host';

const [directory = 'out', firstPort = '3000'] = process.argv.slice(2);

async function serveFrom(port: number): Promise<string> {
  try {
    return (await serve({ directory, port })).url;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return serveFrom(port + 1);
  }
}

console.log(`Le site est ouvert : ${await serveFrom(Number(firstPort))}`);
