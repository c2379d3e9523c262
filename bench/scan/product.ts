import { setTimeout as pause } from 'node:timers/promises';

import { portalHeader } from '@memocartes/contract/http/portal-header';
import type { APIRequestContext } from '@playwright/test';

/** API requests of the bench, sent as a teacher. */
export class Product {
  private readonly request: APIRequestContext;
  private readonly address: string;

  constructor(request: APIRequestContext, address: string) {
    this.request = request;
    this.address = address;
  }

  async get<Body>(path: string): Promise<Body> {
    const response = await this.request.get(`${this.address}/api${path}`, { headers: portalHeader });
    if (!response.ok()) throw new Error(`GET ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Body;
  }

  /**
   * Ids of a student with at least `count` physical cards, and of the first `count` of these cards.
   * @throws Error when the demonstration has no such student
   */
  async findStudent(count: number): Promise<{ id: number; cards: number[] }> {
    const { students } = await this.get<{ students: { id: number; is_phygital: boolean }[] }>('/students?nb_items=100');
    for (const { id } of students.filter(({ is_phygital }) => is_phygital)) {
      const { cards } = await this.get<{ cards: { cards_id: number }[] }>(`/cards_students/${id}/scans`);
      if (cards.length >= count) return { id, cards: cards.slice(0, count).map(({ cards_id }) => cards_id) };
    }
    throw new Error(`No student of the demonstration has ${count} physical cards.`);
  }

  /** The PDF of these cards with QR codes, as a teacher prints it. */
  async print(cards: readonly number[]): Promise<Buffer> {
    const response = await this.request.post(`${this.address}/api/print/cards`, {
      data: { cards, qr: true },
      headers: { ...portalHeader, Origin: this.address },
    });
    const { id } = (await response.json()) as { id: number };
    for (;;) {
      const { status, message } = await this.get<{ status: string; message: string | null }>(`/print/jobs/${id}`);
      if (status === 'FAILED') throw new Error(message ?? 'The print failed');
      if (status === 'DONE') break;
      await pause(200);
    }
    const file = await this.request.get(`${this.address}/api/print/jobs/${id}/file`, {
      headers: portalHeader,
    });
    return file.body();
  }
}
