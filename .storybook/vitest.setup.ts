// Runs anew before each file of stories; what it imports is loaded once and keeps its state.
import './reviewStory.ts';
