import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a self-signed certificate for a domain and its `www.` subdomain, valid for two days, as `fullchain.pem`, and
 * its key as `privkey.pem`.
 *
 * @returns the certificate and its key, PEM
 * @throws {Error} with the message of openssl
 */
export function signCertificate(
  folder: string,
  domain: string,
): { certificate: string; key: string } {
  const [chain, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = `subjectAltName=DNS:${domain},DNS:www.${domain}`;
  const subject = ['-subj', `/CN=${domain}`, '-addext', names, '-days', '2'];
  const args = ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', chain];
  const { status, stderr, error } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${stderr}`, { cause: error });
  return { certificate: readFileSync(chain, 'utf8'), key: readFileSync(key, 'utf8') };
}
